import pg from 'pg';

const { builtins } = pg.types;

/**
 * Parsers of column types. `pg` returns int8 and numeric as text, since they can exceed a double. The values of this
 * schema (counts, cents, hours) never do. A calendar day stays text, because a `Date` would shift it to the server's time
 * zone.
 */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (format !== 'binary') {
      if (oid === builtins.INT8 || oid === builtins.NUMERIC) return Number;
      if (oid === builtins.DATE) return String;
    }
    return pg.types.getTypeParser(oid, format);
  },
};
