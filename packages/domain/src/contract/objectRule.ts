import { type Refiner, refine, type Struct, validate } from 'superstruct';

/**
 * Adds a rule about several fields of an object. It runs once every field has its type, even when one of them breaks a
 * rule of its own, so that a form learns of all its mistakes at once. Superstruct's `refine` alone also runs when a field
 * is missing and a later field breaks its rule; the rule would then read a text that is not there.
 */
export const objectRule = <T, S>(struct: Struct<T, S>, name: string, rule: Refiner<T>): Struct<T, S> =>
  refine(struct, name, (value, context) => {
    const [error] = validate(value, struct);
    const isMistyped = error?.failures().some(({ refinement }) => refinement === undefined);
    return isMistyped || rule(value, context);
  });
