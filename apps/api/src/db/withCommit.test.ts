import { expect, it } from 'vitest';
import { createHeld, WITH_COMMIT } from './withCommit.ts';

const escapeLiteral = (text: string) => `'${text.replaceAll("'", "''")}'`;
const statement = `${WITH_COMMIT}select note($1, $2)`;

it('sends the last statement with the commit, with its values in it', () => {
  const held = createHeld({ escapeLiteral });
  expect(held.take('select 1', [])).toEqual({ isHeld: false });
  expect(held.take(statement, ["O'Hara $2", 'b'])).toEqual({ isHeld: true });
  expect(held.take('commit', [])).toEqual({
    isHeld: false,
    text: `${WITH_COMMIT}select note('O''Hara $2', 'b'); commit`,
  });
  expect(held.take('commit', [])).toEqual({ isHeld: false });
});

it('forgets it with a rollback', () => {
  const held = createHeld({ escapeLiteral });
  held.take(statement, ['a', 'b']);
  expect(held.take('rollback', [])).toEqual({ isHeld: false });
  expect(held.take('commit', [])).toEqual({ isHeld: false });
});

it('refuses a query after it, which would run before', () => {
  const held = createHeld({ escapeLiteral });
  held.take(statement, ['a', 'b']);
  expect(() => held.take('select 1', [])).toThrow('not the last');
});
