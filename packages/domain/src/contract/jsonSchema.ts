import type { AnyStruct } from './endpoint.ts';

/** The subset of JSON Schema (draft 2020-12) needed for the structs. */
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

/** Direction of a value. In a value sent by callers, a field with a default is optional. */
export type Direction = 'sent' | 'received';

const isStruct = (value: unknown): value is AnyStruct =>
  typeof value === 'object' && value !== null && 'validator' in value && 'coercer' in value;

/** Returns the default of an absent value, or undefined if the value is required. */
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

/** Returns the schema of a struct that accepts neither null nor a default. */
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
      // A custom rule: the base type is a number if the struct accepts 1, otherwise a string.
      return { type: struct.is(1) ? 'number' : 'string' };
  }
}

function withNull(schema: JsonSchema): JsonSchema {
  if (schema.enum) return { ...schema, enum: [...schema.enum, null] };
  return typeof schema.type === 'string' ? { ...schema, type: [schema.type, 'null'] } : schema;
}

/**
 * Converts a struct to JSON Schema. Rules that JSON Schema cannot express, such as the format of an address, are omitted,
 * so the schema accepts everything that the struct accepts, and more.
 */
export function jsonSchemaOf(struct: AnyStruct, direction: Direction): JsonSchema {
  const schema = plainSchema(struct, direction);
  const fallback = direction === 'sent' ? defaultOf(struct) : undefined;
  return {
    ...(struct.is(null) ? withNull(schema) : schema),
    ...(fallback !== undefined && { default: fallback }),
  };
}
