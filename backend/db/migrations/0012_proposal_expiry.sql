-- What was proposed or accepted before is looked after from now on.
insert into jobs (kind, subject_id, due_at)
select 'expire', id, greatest(now(), updated_at + interval '3 days')
from transactions
where status in ('active', 'accepted')
on conflict do nothing;
