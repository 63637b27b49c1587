// Symbols that authors name, in drawings of our own: Apple's may not be shipped. A name is read as it is made up: a thing,
// what it stands in (`.circle`, `.square`), whether it is filled, struck out, or has a badge.

import { s } from "./dom.js";
import { shapes } from "./icons.js";

const circle = "M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19";
const square = "M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3Z";
const rectangle = "M4.5 5h15a2.5 2.5 0 0 1 2.5 2.5v9a2.5 2.5 0 0 1-2.5 2.5h-15A2.5 2.5 0 0 1 2 16.5v-9A2.5 2.5 0 0 1 4.5 5Z";
const seal = "M12 2l2.4 1.9 3-.4 1.1 2.8 2.9 1.2-.5 3L22 12l-1.1 2.5.5 3-2.9 1.2-1.1 2.8-3-.4L12 22l-2.4-.9-3 .4-1.1-2.8-2.9-1.2.5-3L2 12l1.1-1.5-.5-3 2.9-1.2 1.1-2.8 3 .4Z";

/** What a thing can stand in, and how large it is then. */
const holders = {
    circle: [circle, 0.54],
    square: [square, 0.56],
    app: [square, 0.56],
    rectangle: [rectangle, 0.5],
    seal: [seal, 0.5],
    triangle: ["M12 3.5 2 20.5h20Z", 0.46],
};

/** Things on a 24 by 24 grid. What follows a bar lies in the shape, and is left free where that is filled. */
const things = {
    __proto__: null,
    circle: circle,
    square: square,
    rectangle: rectangle,
    triangle: holders.triangle[0],
    seal: seal,
    capsule: "M8 6.5h8a5.5 5.5 0 0 1 0 11H8a5.5 5.5 0 0 1 0-11Z",
    plus: shapes.plus,
    minus: "M5 12h14",
    multiply: shapes.close,
    xmark: shapes.close,
    checkmark: shapes.check,
    slash: "M5 19 19 5",
    ellipsis: shapes.symbol,
    questionmark: "M8.3 8.3a3.7 3.7 0 1 1 5.4 3.3c-1.2.7-1.7 1.4-1.7 2.6M12 18.5h.01",
    exclamationmark: "M12 4.5v10M12 18.5h.01",
    info: "M12 10.5v8M12 6h.01",
    "chevron.left": shapes.back,
    "chevron.backward": shapes.back,
    "chevron.right": shapes.chevron,
    "chevron.forward": shapes.chevron,
    "chevron.up": "M4 16l8-8 8 8",
    "chevron.down": "M4 8l8 8 8-8",
    "chevron.up.chevron.down": "M6 9.5l6-6 6 6M6 14.5l6 6 6-6",
    "arrow.right": "M4 12h16M14 6l6 6-6 6",
    "arrow.forward": "M4 12h16M14 6l6 6-6 6",
    "arrow.left": "M20 12H4M10 6l-6 6 6 6",
    "arrow.backward": "M20 12H4M10 6l-6 6 6 6",
    "arrow.up": "M12 20V4M6 10l6-6 6 6",
    "arrow.down": "M12 4v16M6 14l6 6 6-6",
    "arrow.up.right": "M6 18 18 6M9 6h9v9",
    "arrow.down.left": "M18 6 6 18M15 18H6V9",
    "arrow.left.and.right": "M2.5 12h19M7 7.5 2.5 12 7 16.5M17 7.5l4.5 4.5-4.5 4.5",
    "arrow.left.arrow.right": "M4 8h16M15 3.5 20 8l-5 4.5M20 16H4M9 11.5 4 16l5 4.5",
    "arrow.up.arrow.down": "M8 20V4M3.5 9 8 4l4.5 5M16 4v16M11.5 15l4.5 5 4.5-5",
    "arrow.clockwise": shapes.turn,
    goforward: shapes.turn,
    "arrow.counterclockwise": "M4.5 12A7.5 7.5 0 1 0 7 6.4M6.5 3v4h4",
    gobackward: "M4.5 12A7.5 7.5 0 1 0 7 6.4M6.5 3v4h4",
    "arrow.2": "M4.5 11a7.5 7.5 0 0 1 13-4.5L20 9M20 4v5h-5M19.5 13a7.5 7.5 0 0 1-13 4.5L4 15M4 20v-5h5",
    "arrow.triangle": "M4.5 11a7.5 7.5 0 0 1 13-4.5L20 9M20 4v5h-5M19.5 13a7.5 7.5 0 0 1-13 4.5L4 15M4 20v-5h5",
    repeat: "M4 11V9.5A2.5 2.5 0 0 1 6.5 7H20M16.5 3.5 20 7l-3.5 3.5M20 13v1.5a2.5 2.5 0 0 1-2.5 2.5H4M7.5 13.5 4 17l3.5 3.5",
    shuffle: "M3 7h3.5c5 0 5.5 10 11 10H21M18 14l3 3-3 3M3 17h3.5c2 0 3.2-1.5 4-3M14 9c1-1.3 2-2 3.5-2H21M18 4l3 3-3 3",
    "arrow.turn": shapes.reply,
    "arrow.uturn": shapes.reply,
    "arrowshape.turn": shapes.reply,
    "arrowtriangle.up": "M12 6l8.5 12h-17Z",
    "arrowtriangle.down": "M12 18 3.5 6h17Z",
    "arrowtriangle.left": "M6 12l12-8.5v17Z",
    "arrowtriangle.right": "M18 12 6 3.5v17Z",
    reply: shapes.reply,
    "square.and.arrow.up": shapes.share,
    "square.and.arrow.down": shapes.save,
    "square.and.pencil": "M19.5 12.5v7h-15v-15h7M9.5 14.5l.8-3L19 3l2 2-8.5 8.7Z",
    "square.grid": "M4 4h6.5v6.5H4ZM13.5 4H20v6.5h-6.5ZM4 13.5h6.5V20H4ZM13.5 13.5H20V20h-6.5Z",
    "square.stack": shapes.layers,
    qrcode: "M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM14 14h2.5v2.5M20 14v6h-3.5",
    list: "M4.5 6.5h.01M9 6.5h11M4.5 12h.01M9 12h11M4.5 17.5h.01M9 17.5h11",
    "list.bullet.rectangle": `${rectangle}|M6.5 9h.01M10 9h8M6.5 12h.01M10 12h8M6.5 15h.01M10 15h8`,
    "line.3.horizontal": "M4 7h16M4 12h16M4 17h16",
    "line.3.horizontal.decrease": "M4 7h16M7 12h10M10 17h4",
    "slider.horizontal": "M4 7h16M4 12h16M4 17h16M9 5v4M15 10v4M8 15v4",
    tablecells: `${rectangle}|M2 9.7h20M2 14.3h20M8.7 5v14M15.3 5v14`,
    "text.align": "M4 6h16M4 10h11M4 14h16M4 18h11",
    textformat: "M3 18 8 6l5 12M4.8 14h6.4M15 18a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM18.5 11.5V18",
    calendar: "M5.5 5h13A2.5 2.5 0 0 1 21 7.5v11a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 18.5v-11A2.5 2.5 0 0 1 5.5 5ZM8 2.5V6M16 2.5V6|M3 9.5h18M7.5 13.5h.01M12 13.5h.01M16.5 13.5h.01M7.5 17h.01M12 17h.01",
    clock: `${circle}|M12 6.5V12l3.5 2.5`,
    alarm: "M12 5.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M3.5 7 6.5 4M20.5 7l-3-3|M12 9v4.5l2.5 1.5",
    timer: "M12 6a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M10 2.5h4|M12 9.5v4.5",
    stopwatch: "M12 6a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M10 2.5h4|M12 9.5v4.5",
    hourglass: "M6 3h12M6 21h12M7.5 3c0 5 3.5 6.5 4.5 9 1-2.5 4.5-4 4.5-9M7.5 21c0-5 3.5-6.5 4.5-9 1 2.5 4.5 4 4.5 9",
    bell: shapes.bell,
    flag: "M6 21V4c4-2 7 2 12 0v9.5c-5 2-8-2-12 0",
    tag: "M3.5 12.5v-8a1 1 0 0 1 1-1h8l8 8-9 9Z|M8 8h.01",
    bookmark: "M7 3.5h10V21l-5-4.5L7 21Z",
    book: "M12 6.5C10 5 7 4.5 3 5v14c4-.5 7 0 9 1.5 2-1.5 5-2 9-1.5V5c-4-.5-7 0-9 1.5Z|M12 6.5v14",
    folder: "M3 5.5h6.5l2 2.5H21v11.5H3Z",
    doc: "M6 3h8l5 5v13H6Z|M14 3v5h5",
    note: "M4 4h16v10l-6 6H4Z|M20 14h-6v6",
    clipboard: "M6 5h12v16H6ZM9 3h6v4H9Z",
    tray: "M3 13.5 6 5h12l3 8.5V19H3Z|M3 13.5h5.5a3.5 3.5 0 0 0 7 0H21",
    archivebox: "M3 4.5h18V9H3ZM4.5 9h15v11h-15Z|M9.5 13h5",
    trash: shapes.trash,
    pencil: shapes.pencil,
    paperclip: "M18.5 11 11 18.5a4 4 0 0 1-5.7-5.7L13 5a2.7 2.7 0 0 1 3.8 3.8l-7.5 7.5a1.3 1.3 0 0 1-1.9-1.9L14 8",
    link: "M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7l-1.5 1.5M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7l1.5-1.5",
    magnifyingglass: shapes.search,
    house: "M4 11.5 12 4l8 7.5V20.5H4Z|M9.5 20.5v-6h5v6",
    person: "M12 3.5a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4ZM4 21c.6-4.5 3.6-6.5 8-6.5s7.4 2 8 6.5Z",
    "person.2": "M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM2 20c.5-4 3-5.5 7-5.5s6.5 1.5 7 5.5ZM16 5.5a3.2 3.2 0 0 1 0 6.2M17.5 14.5c2.5.5 4 2.2 4.5 5.5",
    "person.3": "M12 6a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM6.5 19c.3-3.5 2.5-4.8 5.5-4.8s5.2 1.3 5.5 4.8ZM5 8.5a2 2 0 1 0 .01 0M19 8.5a2 2 0 1 0 .01 0M2 17c.2-1.8 1-3 2.5-3.4M22 17c-.2-1.8-1-3-2.5-3.4",
    figure: "M12 3.5a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4M6 9.5h12M12 9.5V14M12 14l-3 7M12 14l3 7",
    face: `${circle}|M9 9.5v.5M15 9.5v.5M8 14.5a4.7 4.7 0 0 0 8 0`,
    smiley: `${circle}|M9 9.5v.5M15 9.5v.5M8 14.5a4.7 4.7 0 0 0 8 0`,
    heart: shapes.heart,
    star: shapes.star,
    crown: "M4 19 2.5 7l5.5 4.5L12 5l4 6.5L21.5 7 20 19Z",
    trophy: "M7 3.5h10V9a5 5 0 0 1-10 0ZM7 5H3.5c0 3 1.2 5 4 5.5M17 5h3.5c0 3-1.2 5-4 5.5M12 14v4M8 20.5h8",
    gift: "M3.5 8.5h17v4h-17ZM5 12.5h14v8H5ZM12 8.5C9 8.5 6.8 7.5 7.3 5.5S11 4.5 12 8.5c1-4 4.2-5 4.7-3s-1.7 3-4.7 3|M12 8.5v12",
    flame: "M12 2.5c.5 3.5 6 6 6 12a6 6 0 0 1-12 0c0-2.2 1-3.8 2.2-5 .2 1.7.8 2.5 1.7 3C9.7 9 10.5 5.5 12 2.5Z",
    bolt: "M13.5 2.5 4.5 13.5H11L10 21.5l9.5-11.5H13Z",
    drop: "M12 2.5c3 4.2 6.5 7.5 6.5 12a6.5 6.5 0 0 1-13 0c0-4.5 3.5-7.8 6.5-12Z",
    leaf: "M5 20C3.5 10.5 9 5 20 4.5 20.5 14 15.5 20 7 18|M5 20c2-5 5-8 9-10",
    sun: shapes.sun,
    moon: shapes.moon,
    cloud: "M7 19a4.3 4.3 0 0 1-.5-8.6 5.7 5.7 0 0 1 11-1.3A5 5 0 0 1 17 19Z",
    snowflake: "M12 2.5v19M3.8 7.2l16.4 9.6M20.2 7.2 3.8 16.8",
    sparkles: "M10 5c.9 4 2.3 5.3 6.3 6.2-4 .9-5.4 2.3-6.3 6.3-.9-4-2.3-5.4-6.3-6.3C7.7 10.3 9.1 9 10 5ZM18.5 2.5v4M16.5 4.5h4M18.5 17v4M16.5 19h4",
    lightbulb: "M9 17c0-2.7-3.2-4.2-3.2-7.8a6.2 6.2 0 0 1 12.4 0c0 3.6-3.2 5.1-3.2 7.8ZM9.5 20.5h5",
    globe: shapes.globe,
    network: shapes.globe,
    map: "M3 6 9 3.5l6 2.5 6-2.5v14.5l-6 2.5-6-2.5L3 20.5Z|M9 3.5V18M15 6v14.5",
    mappin: "M12 3a3.7 3.7 0 1 0 0 7.4A3.7 3.7 0 0 0 12 3M12 10.4V21",
    location: "M20.5 3.5 3 11l8 2 2 8Z",
    pin: "M9 3.5h6l-1 7 3.5 3.5h-11L10 10.5ZM12 14v7",
    scope: `${circle}M12 1v6M12 17v6M1 12h6M17 12h6`,
    car: "M5 11l1.7-5h10.6L19 11ZM3.5 11h17v6h-17ZM6 17v2.5M18 17v2.5|M7 14h.01M17 14h.01",
    airplane: "M21.5 12c0-1-1-1.5-2.5-1.5h-4.5L9.5 3H7.5l2 7.5H5L3 8H1.5l1 4-1 4H3l2-2.5h4.5L7.5 21h2l5-7.5H19c1.5 0 2.5-.5 2.5-1.5Z",
    paperplane: "M21.5 2.5 2.5 10l7.5 4 4 7.5Z|M21.5 2.5 10 14",
    envelope: "M5 5h14a2.5 2.5 0 0 1 2.5 2.5v9A2.5 2.5 0 0 1 19 19H5a2.5 2.5 0 0 1-2.5-2.5v-9A2.5 2.5 0 0 1 5 5Z|M3 7l9 6.5L21 7",
    phone: shapes.phone,
    message: shapes.message,
    bubble: shapes.message,
    "text.bubble": `${shapes.message}|M8 9.5h8M8 13h5`,
    quote: shapes.message,
    megaphone: "M4 9.5 18 4v15L4 14ZM6.5 14.5l1.5 5.5h3l-1-4.3M20.5 9v5",
    photo: `${rectangle}|M2 16l5.5-5 4.5 4 3-2.5 7 5M16 9h.01`,
    camera: "M3 7h4.5L9 4.5h6L16.5 7H21v12.5H3Z|M12 9.3a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4",
    video: "M2.5 6.5H15v11H2.5ZM15 11l6.5-4v10L15 13",
    film: shapes.film,
    music: shapes.music,
    mic: "M12 3a3.2 3.2 0 0 0-3.2 3.2V11a3.2 3.2 0 0 0 6.4 0V6.2A3.2 3.2 0 0 0 12 3ZM5.5 11a6.5 6.5 0 0 0 13 0M12 17.5V21",
    speaker: "M3.5 9.5H7L12 5v14l-5-4.5H3.5ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.5 7.5 0 0 1 0 11",
    headphones: "M4 17v-4.5a8 8 0 0 1 16 0V17M4 14.5h3.5v6H4ZM16.5 14.5H20v6h-3.5Z",
    play: shapes.play,
    pause: shapes.pause,
    playpause: "M3.5 5v14L13 12ZM16 5v14M20.5 5v14",
    stop: "M6 5h12a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1Z",
    forward: "M3 6v12l9-6ZM12 6v12l9-6Z",
    backward: "M21 6v12l-9-6ZM12 6v12l-9-6Z",
    waveform: "M3 10v4M7 6v12M11 9v6M15 4v16M19 8v8M22 11v2",
    wifi: "M2.5 9.5a13.5 13.5 0 0 1 19 0M6 13a8.5 8.5 0 0 1 12 0M9.2 16.5a4 4 0 0 1 5.6 0M12 20h.01",
    antenna: "M12 12v9M12 8.5a2 2 0 1 0 .01 0M7.5 14a6 6 0 0 1 0-8M16.5 14a6 6 0 0 0 0-8M4.5 17a10 10 0 0 1 0-14M19.5 17a10 10 0 0 0 0-14",
    battery: "M3 8h16v8H3ZM21.5 10.5v3M5 10h8v4H5Z",
    gear: shapes.gear,
    gearshape: shapes.gear,
    wrench: "M20.5 6.5 17 10l-3-3 3.5-3.5a5 5 0 0 0-6.5 6.5l-8 8a2.1 2.1 0 0 0 3 3l8-8a5 5 0 0 0 6.5-6.5Z",
    lock: "M6 10.5h12v10H6ZM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3",
    "lock.open": "M6 10.5h12v10H6ZM8.5 10.5V7a3.5 3.5 0 0 1 6.8-1.2",
    key: "M8 11.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM11.5 12.7 20 4M16.5 7.5l3 3",
    eye: "M2 12c2.7-4.7 6.2-7 10-7s7.3 2.3 10 7c-2.7 4.7-6.2 7-10 7S4.7 16.7 2 12Z|M12 8.7a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6",
    "hand.thumbsup": shapes.thumbup,
    "hand.thumbsdown": shapes["thumb-down"],
    hand: "M8 12V5.5a1.5 1.5 0 0 1 3 0V11M11 10.5V4a1.5 1.5 0 0 1 3 0v6.5M14 11V5.5a1.5 1.5 0 0 1 3 0V14c0 4-2.5 7-6 7s-5-1.5-7.5-6.5a1.5 1.5 0 0 1 2.5-1.5l2 2.5",
    cart: shapes.cart,
    bag: "M5 8h14l1 13H4ZM8.5 11V7a3.5 3.5 0 0 1 7 0v4",
    creditcard: `${rectangle}|M2 9.5h20`,
    banknote: `${rectangle}|M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6`,
    "chart.bar": "M3.5 13h4v7h-4ZM10 8h4v12h-4ZM16.5 4h4v16h-4Z",
    "chart.pie": `${circle}|M12 12V2.5M12 12l7 6.5`,
    "chart.line": "M3.5 4v16h17M6.5 15l4-5 3.5 3 5.5-7",
    cup: "M4.5 6.5H17V13a5 5 0 0 1-5 5H9.5a5 5 0 0 1-5-5ZM17 8.5h1.5a2.5 2.5 0 0 1 0 5H17M4.5 21H17",
    "fork.knife": "M7 3v18M4 3v5a3 3 0 0 0 6 0V3M17 21V3c-2.5 1.5-3.5 5-3.5 9H17",
    pill: "M5 19a4.5 4.5 0 0 1 0-6.3L12.7 5A4.5 4.5 0 0 1 19 11.3L11.3 19A4.5 4.5 0 0 1 5 19Z|M9 9l6 6",
    cross: "M9 3.5h6V9h5.5v6H15v5.5H9V15H3.5V9H9Z",
    staroflife: "M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9",
    bed: "M2.5 5v14M2.5 16h19v3M21.5 16v-3a3 3 0 0 0-3-3H10v6M6 10.5h.01",
    dumbbell: "M2.5 10v4M5.5 7v10M18.5 7v10M21.5 10v4M5.5 12h13",
    gamecontroller: "M7.5 7h9a5 5 0 0 1 5 5.5c-.3 3-1.2 5-3 5s-2.5-2.5-4-2.5h-5c-1.5 0-2.2 2.5-4 2.5s-2.7-2-3-5A5 5 0 0 1 7.5 7Z|M8 10v3M6.5 11.5h3M16 11.5h.01",
    graduationcap: "M12 5 1.5 10 12 15l10.5-5ZM6 12.5V17c3.5 2.5 8.5 2.5 12 0v-4.5",
    briefcase: "M3 7.5h18v12H3ZM8.5 7.5V4.5h7v3|M3 12.5h18",
    paintbrush: "M20.5 3.5 11 13M11 13a3.5 3.5 0 0 0-5 2c-.5 2-1.5 3-3 3.5 3 2 8 2 9.5-1.5A3.5 3.5 0 0 0 11 13Z",
    iphone: "M8.5 2.5h7A1.5 1.5 0 0 1 17 4v16a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 20V4a1.5 1.5 0 0 1 1.5-1.5Z|M10.5 5h3",
    applewatch: "M8 7h8v10H8ZM9 7l.5-4h5L15 7M9 17l.5 4h5l.5-4",
    power: "M12 3v9M7 6a8 8 0 1 0 10 0",
    delete: "M8 5h13v14H8L2 12Z|M12 9.5l5 5M17 9.5l-5 5",
    scribble: "M3 17c4-11 8-14 8-9s-6 9-3 10 6-8 8-7-2 7 0 7 3-2 5-3",
};

/** What is written where a symbol is a letter, a number or a currency. */
const written = { __proto__: null, dollarsign: "$", eurosign: "€", sterlingsign: "£", yensign: "¥", wonsign: "₩", turkishlirasign: "₺", percent: "%", number: "#", at: "@", textformat: "A" };

const names = Object.keys(things).sort((one, other) => other.length - one.length);
let masks = 0;

/** A drawing of a symbol; null where there is none of such a thing. */
export function symbol(name) {
    const [whole, badge] = (name ?? "").split(/\.badge\b/);
    const parts = whole.split(".");
    const isFilled = parts.includes("fill");
    const isStruck = parts.at(-1) === "slash" || (parts.includes("slash") && parts[0] !== "slash");
    const words = parts.filter((part) => part !== "fill" && part !== "crop" && (part !== "slash" || parts[0] === "slash"));
    const exact = things[words.join(".")];
    const last = words.at(-1) ?? "";
    const holder = !exact && words.length > 1 && Object.hasOwn(holders, last) ? holders[last] : null;
    const thing = (holder ? words.slice(0, -1) : words).join(".");
    const letters = written[thing] ?? (/^[a-z0-9]{1,2}$/.test(thing) && !things[thing] ? thing.toUpperCase() : null);
    const shape = exact ?? things[thing] ?? things[names.find((known) => thing === known || thing.startsWith(`${known}.`)) ?? ""];
    if (!shape && !letters && !holder) return null;
    return drawing({ shape: shape ?? "", letters, holder, isFilled, isStruck, badge: badge?.slice(1).split(".")[0] });
}

function drawing({ shape, letters, holder, isFilled, isStruck, badge }) {
    const node = s("svg", { viewBox: "0 0 24 24", fill: "none", stroke: "currentColor", "stroke-width": "1.8", "stroke-linecap": "round", "stroke-linejoin": "round", "aria-hidden": "true" });
    const inner = holder ? held(shape, letters, holder[1], isFilled) : null;
    const [body, detail] = holder ? [holder[0], null] : shape.split("|");
    const free = [];
    if (isFilled && inner) free.push(inner);
    if (isFilled && detail) free.push(s("path", { d: detail }));
    if (isStruck) free.push(s("path", { d: "M4.5 2.5 22 20", "stroke-width": "2.5" }));
    // A badge of its own stands below; one of nothing is a dot above.
    const place = things[badge] ? { cx: "19", cy: "19" } : { cx: "18", cy: "6" };
    if (badge !== undefined) free.push(s("circle", { ...place, r: "5.5", fill: "currentColor" }));
    const group = s("g", {}, body && s("path", { d: body, fill: isFilled ? "currentColor" : "none" }));
    if (!isFilled && detail) group.append(s("path", { d: detail }));
    if (!isFilled && inner) group.append(inner);
    if (!holder && letters) group.append(held("", letters, 1));
    if (free.length > 0) {
        const id = `symbol-${(masks += 1)}`;
        const mask = s("mask", { id, maskUnits: "userSpaceOnUse", x: "-4", y: "-4", width: "32", height: "32" }, s("rect", { x: "-4", y: "-4", width: "32", height: "32", fill: "#fff", stroke: "none" }));
        mask.append(s("g", { color: "#000" }, ...free));
        node.append(mask);
        group.setAttribute("mask", `url(#${id})`);
    }
    node.append(group);
    if (isStruck) node.append(s("path", { d: "M3 4 20.5 21.5" }));
    if (badge !== undefined && !things[badge]) node.append(s("circle", { ...place, r: "3.5", fill: "currentColor", stroke: "none" }));
    else if (badge) node.append(s("g", { transform: "translate(19 19) scale(.38) translate(-12 -12)", "stroke-width": "4" }, s("path", { d: things[badge].split("|")[0] })));
    return node;
}

/** A thing as it stands in a holder: smaller, with lines as wide. */
function held(shape, letters, scale, isFilled = false) {
    if (letters) return s("text", { x: "12", y: "12", "text-anchor": "middle", "dominant-baseline": "central", "font-size": 20 * scale + 2, "font-weight": "600", fill: "currentColor", stroke: "none", text: letters });
    const [body, detail] = shape.split("|");
    return s("g", { transform: `translate(12 12) scale(${scale}) translate(-12 -12)`, "stroke-width": 1.8 / scale }, s("path", { d: body, fill: isFilled && body.endsWith("Z") ? "currentColor" : "none" }), detail && s("path", { d: detail }));
}
