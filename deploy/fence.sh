#!/bin/sh
# Run by Patroni with the leader's lock in hand, before it promotes: ends whoever may still believe to be the primary.
# /etc/patroni/power-off NAME ADDRESS is yours: ipmitool, virsh destroy, your cloud's call. It ends with 0 when that machine is surely off.
if ! { ip -o addr | grep -qF ' 10.0.0.11/' || curl -fsS -m 2 -o /dev/null http://10.0.0.11:8008/replica; }; then
  /etc/patroni/power-off postgres-1 10.0.0.11 || { echo "postgres-1 could not be fenced" >&2; exit 1; }
  echo "fenced postgres-1"
fi
if ! { ip -o addr | grep -qF ' 10.0.0.12/' || curl -fsS -m 2 -o /dev/null http://10.0.0.12:8008/replica; }; then
  /etc/patroni/power-off postgres-2 10.0.0.12 || { echo "postgres-2 could not be fenced" >&2; exit 1; }
  echo "fenced postgres-2"
fi
if ! { ip -o addr | grep -qF ' 10.0.0.13/' || curl -fsS -m 2 -o /dev/null http://10.0.0.13:8008/replica; }; then
  /etc/patroni/power-off postgres-3 10.0.0.13 || { echo "postgres-3 could not be fenced" >&2; exit 1; }
  echo "fenced postgres-3"
fi
exit 0
