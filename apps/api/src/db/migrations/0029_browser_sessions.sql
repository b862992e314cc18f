-- works with builds from 0025 on

-- The sign-in that was last begun with a browser: the next one ends it.
alter table known_browsers add column family_id uuid;
