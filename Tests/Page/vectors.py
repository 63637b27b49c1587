"""Markup by which pages have been written into."""

# Each is text wherever it stands; `owned()` would tell.
VECTORS = [
    "<script>owned()</script>", "</script><script>owned()</script>", "<img src=x onerror=owned()>", "<svg/onload=owned()>",
    "\"><svg onload=owned()>", "' autofocus onfocus='owned()", "javascript:owned()", "data:text/html,<script>owned()</script>",
    "<iframe srcdoc='<script>parent.owned()</script>'>", "<math><mtext></form><form><mglyph><style></math><img src onerror=owned()>",
    "<noscript><p title='</noscript><img src onerror=owned()>'>", "<a href=javascript:owned()>x</a>", "{{constructor.constructor('owned()')()}}",
    "${owned()}", "`-owned()-`", "<!--><img src onerror=owned()>-->", "]]><img src onerror=owned()>", "<template><img src onerror=owned()></template>",
    "<base href=//evil.example/>", "<meta http-equiv=refresh content='0;url=javascript:owned()'>", "<link rel=stylesheet href=//evil.example/x>",
    "<style>@import '//evil.example/x'</style>", "url(javascript:owned());}*{background:red", "&lt;img src=x onerror=owned()&gt;", "\u2028owned()\u2029",
    "__proto__", "constructor", "toString", "</title></textarea></style><img src onerror=owned()>",
]
