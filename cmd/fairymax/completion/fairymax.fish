# Completes the command lines of fairymax in fish. Once:
#     fairymax completion fish > ~/.config/fish/completions/fairymax.fish

function __fairymax_words
    set -l before (commandline -opc)
    set -l word (commandline -ct)
    for line in ($before[1] completion "-word=$word" -- $before[2..] </dev/null 2>/dev/null)
        if test "$line" = :files
            __fish_complete_path "$word"
        else
            echo $line
        end
    end
end
complete -c fairymax -f -a '(__fairymax_words)'
