import pg from 'pg';

const { builtins } = pg.types;

/**
 * How column types are read. `pg` gives int8 and numeric as text, since they can exceed a double; ours (counts, cents,
 * hours) do not. A calendar day stays the text it is: a `Date` would move it into the server's time zone.
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
