BACKUP=referral-$(date +%Y%m%d-%H%M%S)
if test -e .data/postgres/data/postmaster.pid; then echo 'Stop the service first' >&2 && false; else cp -a .data "$BACKUP"; fi
