#!/usr/bin/env bash
# Makes the small media files that the sample pushes carry: make-media.sh DIR
# Everything in them is computed here, so nothing has to be downloaded and nothing belongs to anybody else.
set -euo pipefail
dir=${1:?usage: make-media.sh DIR}
mkdir -p "$dir"

quiet() { ffmpeg -hide_banner -loglevel error -nostdin -y "$@"; }

# scene TIME: three ridges before a setting sun, as an expression for each colour; TIME moves the sun and the haze.
scene() {
    local t=$1 u='(X/W)' v='(Y/H)'
    local near="(0.84+0.05*sin($u*5.4+4+$t*0.5)+0.02*sin($u*31))"
    local middle="(0.70+0.06*sin($u*6.6+2+$t*0.3)+0.025*sin($u*26))"
    local far="(0.59+0.05*sin($u*8.5+$t*0.15)+0.03*sin($u*21+1))"
    local sun="lt(hypot(($u-0.68)*1.5,$v-0.44-0.05*sin($t)),0.085)"
    local glow="exp(-6*hypot(($u-0.68)*1.5,$v-0.44-0.05*sin($t)))"
    local r="if(gt($v,$near),44,if(gt($v,$middle),88,if(gt($v,$far),140,if($sun,255,min(255,70+210*$v+120*$glow)))))"
    local g="if(gt($v,$near),36,if(gt($v,$middle),60,if(gt($v,$far),92,if($sun,238,min(255,62+110*$v+90*$glow)))))"
    local b="if(gt($v,$near),74,if(gt($v,$middle),106,if(gt($v,$far),132,if($sun,205,min(255,124+20*$v+10*$glow)))))"
    printf "geq=r='%s':g='%s':b='%s'" "$r" "$g" "$b"
}

[[ -s $dir/picture.jpg ]] || quiet -f lavfi -i "color=black:s=1200x800,format=gbrp,$(scene 0)" -frames:v 1 -pix_fmt yuvj420p -q:v 2 "$dir/picture.jpg"

[[ -s $dir/animation.gif ]] || quiet -f lavfi -i "color=black:s=240x160:r=12:d=3,format=gbrp,$(scene 'T*2.094')" \
    -filter_complex "scale=480:320:flags=bicubic,split[a][b];[a]palettegen=max_colors=128[p];[b][p]paletteuse=dither=bayer:bayer_scale=4" "$dir/animation.gif"

if [[ ! -s $dir/voice.mp3 ]]; then
    espeak-ng -v en-gb -s 150 -w "$dir/voice.wav" "Good evening. Your table for two is ready."
    quiet -i "$dir/voice.wav" -codec:a libmp3lame -q:a 4 "$dir/voice.mp3"
    rm "$dir/voice.wav"
fi

# A sound of a notification, as a server that speaks makes it.
[[ -s $dir/payment.wav ]] || espeak-ng -v cmn-latn-pinyin -s 150 -w "$dir/payment.wav" "您在应用中支付了一百元"

[[ -s $dir/clip.mp4 ]] || quiet -f lavfi -i "color=black:s=320x200:r=25:d=5,format=gbrp,$(scene 'T*1.2')" \
    -f lavfi -i "sine=frequency=330:duration=5,volume=0.15,tremolo=f=3" -vf "scale=640:400:flags=bicubic" \
    -c:v libx264 -preset veryfast -pix_fmt yuv420p -movflags +faststart -c:a aac -shortest "$dir/clip.mp4"
