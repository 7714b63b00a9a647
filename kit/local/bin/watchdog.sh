#!/bin/sh
# Ends what a site started when the site itself is gone, even by SIGKILL: the pipe to this script then closes.
# Each line read is "add <pid> <signal>", "remove <pid>" or "folder <path to remove at the end>".
trap '' INT TERM HUP
running=''
folders=''

while read -r action what signal; do
  case $action in
    add) running="$running $what:$signal" ;;
    remove)
      left=''
      for entry in $running; do
        [ "${entry%%:*}" = "$what" ] || left="$left $entry"
      done
      running=$left
      ;;
    folder) folders="$folders
$what${signal:+ $signal}" ;;
  esac
done

for entry in $running; do
  kill -CONT "-${entry%%:*}" 2>/dev/null
  kill "-${entry##*:}" "${entry%%:*}" 2>/dev/null
done
waited=0
while [ "$waited" -lt 80 ]; do
  alive=''
  for entry in $running; do
    kill -0 "${entry%%:*}" 2>/dev/null && alive=yes
  done
  [ -z "$alive" ] && break
  sleep 0.1
  waited=$((waited + 1))
done
for entry in $running; do
  kill -KILL "-${entry%%:*}" 2>/dev/null
done

echo "$folders" | while read -r folder; do
  [ -n "$folder" ] && rm -rf "$folder"
done
