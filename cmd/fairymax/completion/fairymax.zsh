#compdef fairymax
# Completes the command lines of fairymax in zsh. In ~/.zshrc, after compinit:
#     source <(fairymax completion zsh)

_fairymax() {
    local line
    local -a found
    for line in "${(@f)$("${words[1]}" completion "-word=${words[CURRENT]}" -- "${(@)words[2,CURRENT-1]}" </dev/null 2>/dev/null)}"; do
        case $line in
            '') ;;
            :files) _files ;;
            *) found+=("${${line//:/\\:}/$'\t'/:}") ;;
        esac
    done
    (( $#found )) && _describe fairymax found
}

if [ "$funcstack[1]" = _fairymax ]; then
    _fairymax "$@"
else
    compdef _fairymax fairymax
fi
