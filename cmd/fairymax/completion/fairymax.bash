# Completes the command lines of fairymax in bash. In ~/.bashrc:
#     source <(fairymax completion bash)

_fairymax() {
    local word=${COMP_WORDS[COMP_CWORD]} line IFS=$'\n'
    COMPREPLY=()
    while read -r line; do
        if [ "$line" = :files ]; then
            compopt -o filenames
            mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -f -- "$word")
        else
            COMPREPLY+=("${line%%$'\t'*}")
        fi
    done < <("${COMP_WORDS[0]}" completion "-word=$word" -- "${COMP_WORDS[@]:1:COMP_CWORD-1}" </dev/null 2>/dev/null)
}
complete -F _fairymax fairymax
