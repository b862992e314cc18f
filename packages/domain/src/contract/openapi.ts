import { type Endpoint, toStruct } from './endpoint.ts';
import { envelope } from './envelope.ts';
import { failureStruct } from './failure.ts';
import { type JsonSchema, jsonSchemaOf } from './jsonSchema.ts';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
  style?: 'form';
  explode?: boolean;
}

/** The parts of an OpenAPI 3.1 document that this contract uses. */
export interface OpenApi {
  openapi: '3.1.0';
  info: { title: string; version: string };
  servers: { url: string }[];
  components: object;
  paths: Record<string, Record<string, object>>;
}

const json = (schema: JsonSchema, example?: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});

function parametersOf({ path, query, isIdempotent, kind }: Endpoint): Parameter[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(
    ([, name = '']): Parameter => ({ name, in: 'path', required: true, schema: { type: 'string' } }),
  );
  const fields = query ? (jsonSchemaOf(query, 'sent').properties ?? {}) : {};
  const inQuery = Object.entries(fields).map(
    ([name, schema]): Parameter => ({
      name,
      in: 'query',
      required: false,
      schema,
      ...(schema.type === 'array' && { style: 'form', explode: false }),
    }),
  );
  const key: Parameter = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'Repeated with the same key within a day, the same request answers with the first reply; another request with this key is rejected with 422.',
    schema: { type: 'string' },
  };
  return [...inPath, ...inQuery, ...(isIdempotent && kind !== 'download' ? [key] : [])];
}

const basis = {
  version: { type: 'integer' },
  updatedAt: { type: ['string', 'null'] },
} satisfies Record<string, JsonSchema>;

/**
 * Returns the schema of a request body. For a versioned endpoint it also allows the version that the change is based on.
 */
export function bodySchemaOf({ body, isVersioned }: Endpoint): JsonSchema | undefined {
  if (!body) return undefined;
  const schema = jsonSchemaOf(body, 'sent');
  return isVersioned ? { ...schema, properties: { ...schema.properties, ...basis } } : schema;
}

/**
 * Returns the schema of a reply in its envelope, including the `message` of a change. Returns undefined for a file or a
 * stream.
 */
export function replySchemaOf({ method, reply, kind }: Endpoint): JsonSchema | undefined {
  if (kind === 'download' || kind === 'stream') return undefined;
  const empty: JsonSchema = { type: 'object', required: ['success'] };
  const schema = reply ? jsonSchemaOf(envelope(toStruct(reply)), 'received') : empty;
  return method === 'GET'
    ? schema
    : { ...schema, properties: { ...schema.properties, message: { type: 'string' } } };
}

function requestBodyOf(endpoint: Endpoint): object | undefined {
  if (endpoint.kind === 'upload') {
    const form: object = {
      type: 'object',
      properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
      required: ['file'],
    };
    return { required: true, content: { 'multipart/form-data': { schema: form } } };
  }
  const schema = bodySchemaOf(endpoint);
  return schema && { required: schema.default === undefined, content: json(schema, endpoint.example?.body) };
}

function operationOf(name: string, endpoint: Endpoint): object {
  const { summary, permission, path, status = 200, example, reads, changes } = endpoint;
  const reply = replySchemaOf(endpoint);
  const requestBody = requestBodyOf(endpoint);
  const success = example?.reply === undefined ? undefined : { success: true, data: example.reply };
  return {
    operationId: name,
    summary,
    tags: [path.split('/')[1] ?? ''],
    security: permission === 'anyone' ? [] : [{ session: [] }],
    ...(permission !== 'anyone' && permission !== 'signedIn' && { 'x-permission': permission }),
    ...(reads && { 'x-reads': reads }),
    ...(changes && { 'x-changes': changes }),
    parameters: parametersOf(endpoint),
    ...(requestBody && { requestBody }),
    responses: {
      [status]: {
        description: 'Success',
        content: reply ? json(reply, success) : { '*/*': {} },
      },
      default: { $ref: '#/components/responses/Failure' },
    },
  };
}

/** Builds an OpenAPI 3.1 document from endpoints by name. */
export function openApiOf(endpoints: Readonly<Record<string, Endpoint>>, basePath: string): OpenApi {
  const paths: OpenApi['paths'] = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    const operations = paths[path] ?? {};
    paths[path] = operations;
    operations[endpoint.method.toLowerCase()] = operationOf(name, endpoint);
    for (const alias of endpoint.aliases ?? []) {
      operations[alias.toLowerCase()] = operationOf(`${name}.${alias.toLowerCase()}`, endpoint);
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Derrick', version: '1' },
    servers: [{ url: basePath }],
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      responses: {
        Failure: {
          description: 'The call failed; `code` is stable, `message` is in the language of the caller.',
          content: json(jsonSchemaOf(failureStruct, 'received')),
        },
      },
    },
    paths,
  };
}
