-- Rules for all tables. The primary key of a company's table begins with company_id, and every foreign key includes
-- company_id: a row cannot reference a row of another company, and the tables can be sharded by company. The
-- application creates the ids (UUIDv7), because uuidv7() needs PostgreSQL 18 and this schema supports 15.

create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- Normalizes text for search: lower case, no accents, one space for each run of characters that are neither letters nor
-- digits. Immutable, so that generated columns can store the result. unaccent() is not immutable, and translate() with
-- a complete table of letters measured six times slower. The short translate() replaces letters that Unicode does not
-- decompose.
create function derrick_fold(value text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(
    translate(
      lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]+', '', 'g') collate "und-x-icu"),
      'øłđı', 'oldi'
    ),
    '[^[:alnum:]]+', ' ', 'g'
  );
