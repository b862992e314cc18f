-- The list of technicians by status: each status is read by itself, in the order of names.
create index users_technicians_status on users (company_id, status, fullname collate "und-x-icu", id)
  where role = 'TECHNICIAN' and deleted_at is null;
