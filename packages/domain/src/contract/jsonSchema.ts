import type { AnyStruct } from './endpoint.ts';

/** A JSON Schema (draft 2020-12) of the few words that structs need. */
export interface JsonSchema {
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  items?: JsonSchema;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  additionalProperties?: boolean;
  default?: unknown;
}

/** Who writes the value: in what callers send, a field with a default may be left out. */
export type Direction = 'sent' | 'received';

const isStruct = (value: unknown): value is AnyStruct =>
  typeof value === 'object' && value !== null && 'validator' in value && 'coercer' in value;

/** What a value becomes that is left out; undefined when it must not be. */
function defaultOf(struct: AnyStruct): unknown {
  const [error, value] = struct.validate(undefined, { coerce: true });
  return error ? undefined : value;
}

function isRequired(struct: AnyStruct, direction: Direction): boolean {
  return !struct.is(undefined) && !(direction === 'sent' && defaultOf(struct) !== undefined);
}

function objectSchema(fields: object, isClosed: boolean, direction: Direction): JsonSchema {
  const structs = Object.entries(fields).filter((entry): entry is [string, AnyStruct] => isStruct(entry[1]));
  const required = structs.filter(([, struct]) => isRequired(struct, direction)).map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(structs.map(([name, struct]) => [name, jsonSchemaOf(struct, direction)])),
    ...(required.length > 0 && { required }),
    ...(isClosed && { additionalProperties: false }),
  };
}

/** The schema of a struct that takes neither null nor a default. */
function plainSchema(struct: AnyStruct, direction: Direction): JsonSchema {
  const { type, schema } = struct;
  switch (type) {
    case 'any':
    case 'unknown':
      return {};
    case 'string':
    case 'number':
    case 'integer':
    case 'boolean':
      return { type };
    case 'literal':
      return { const: schema };
    case 'enums':
      return { enum: Object.values(Object(schema)) };
    case 'array':
      return { type, ...(isStruct(schema) && { items: jsonSchemaOf(schema, direction) }) };
    case 'record':
      return { type: 'object' };
    case 'object':
    case 'type':
      return objectSchema(Object(schema), type === 'object' && direction === 'sent', direction);
    default:
      // A rule of our own, over a number or else over a text.
      return { type: struct.is(1) ? 'number' : 'string' };
  }
}

function withNull(schema: JsonSchema): JsonSchema {
  if (schema.enum) return { ...schema, enum: [...schema.enum, null] };
  return typeof schema.type === 'string' ? { ...schema, type: [schema.type, 'null'] } : schema;
}

/**
 * Describes a struct as JSON Schema. Rules that JSON Schema has no words for, such as the form of an address, are left
 * out: it takes whatever the struct takes, and more.
 */
export function jsonSchemaOf(struct: AnyStruct, direction: Direction): JsonSchema {
  const schema = plainSchema(struct, direction);
  const fallback = direction === 'sent' ? defaultOf(struct) : undefined;
  return {
    ...(struct.is(null) ? withNull(schema) : schema),
    ...(fallback !== undefined && { default: fallback }),
  };
}
