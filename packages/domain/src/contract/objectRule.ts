import { type Refiner, refine, type Struct, validate } from 'superstruct';

/**
 * Adds a rule about several fields of an object. It runs when every field has its type, even if a field breaks its own
 * rule, so that a form receives all errors at once. Superstruct's `refine` alone also runs when a field is missing and a
 * later field breaks its rule, and the rule would then read a missing value.
 */
export const objectRule = <T, S>(struct: Struct<T, S>, name: string, rule: Refiner<T>): Struct<T, S> =>
  refine(struct, name, (value, context) => {
    const [error] = validate(value, struct);
    const isMistyped = error?.failures().some(({ refinement }) => refinement === undefined);
    return isMistyped || rule(value, context);
  });
