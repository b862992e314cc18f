/** Finds the tables whose rows an SQL statement locks with `for update` and the like. */
import { type LockingClause, type Node, parseSync, type RangeVar, type SelectStmt } from 'libpg-query';

/** Lists the tables of a FROM item, including those of its joins. */
function tablesOf(node: Node | undefined): RangeVar[] {
  if (!node) return [];
  if ('RangeVar' in node) return [node.RangeVar];
  return 'JoinExpr' in node ? [...tablesOf(node.JoinExpr.larg), ...tablesOf(node.JoinExpr.rarg)] : [];
}

function lockedBy({ lockedRels }: LockingClause, { fromClause = [] }: SelectStmt): string[] {
  const tables = fromClause.flatMap(tablesOf);
  // Without names after `of`, the rows of all tables are locked.
  const names = lockedRels?.map((node) => ('RangeVar' in node ? node.RangeVar.relname : undefined));
  return tables
    .filter(({ alias, relname }) => !names || names.includes(alias?.aliasname ?? relname))
    .map(({ relname = '' }) => relname);
}

/**
 * Lists the tables whose rows a query locks. Nested queries are not examined.
 * @throws {SqlError} if the statement cannot be parsed
 */
export const findLockedTables = (statement: string): string[] =>
  (parseSync(statement).stmts ?? []).flatMap(({ stmt }) => {
    if (!stmt || !('SelectStmt' in stmt)) return [];
    const select = stmt.SelectStmt;
    return (select.lockingClause ?? []).flatMap((node) =>
      'LockingClause' in node ? lockedBy(node.LockingClause, select) : [],
    );
  });
