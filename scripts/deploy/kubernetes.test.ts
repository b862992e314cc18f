/** Compares the Kubernetes manifests with the types of its API: no field is unknown, missing or of another type. */
import ts from 'typescript';
import { expect, it } from 'vitest';
import { readDocuments } from './read.ts';

/** Returns the module of `kubernetes-types` for an API version such as `networking.k8s.io/v1`. */
const moduleOf = (apiVersion: string): string =>
  apiVersion === 'v1' ? 'core/v1' : apiVersion.replace('.k8s.io', '');

/** Writes each manifest as a TypeScript value of its declared type. */
const typed = (documents: readonly { apiVersion: string; kind: string }[]): string =>
  documents
    .map(
      (document, index) =>
        `import type { ${document.kind} as Kind${index} } from 'kubernetes-types/${moduleOf(document.apiVersion)}';
export const document${index}: Kind${index} = ${JSON.stringify(document, null, 2)};`,
    )
    .join('\n');

/** Returns the compiler's messages about a source text. */
function problemsOf(source: string): string[] {
  const name = 'scripts/deploy/manifests.ts';
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    lib: ['lib.es5.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (path) => path === name || fileExists(path);
  host.getSourceFile = (path, target) =>
    path === name ? ts.createSourceFile(path, source, target) : getSourceFile(path, target);
  const program = ts.createProgram([name], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

it('the Kubernetes manifests match the types of the Kubernetes API', { timeout: 60_000 }, () => {
  const source = typed(readDocuments('deploy/kubernetes/derrick.yaml'));
  expect(problemsOf(source)).toEqual([]);
  // Checks that the compiler does report errors.
  const wrong = source
    .replace('"readOnlyRootFilesystem"', '"readOnlyRootFileSystem"')
    .replace('"replicas": 2', '"replicas": "2"');
  expect(problemsOf(wrong)).toEqual([
    expect.stringContaining("'string' is not assignable to type 'number'"),
    expect.stringContaining('readOnlyRootFileSystem'),
  ]);
});
