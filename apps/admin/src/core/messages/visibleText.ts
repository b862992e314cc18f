import ts from 'typescript';

/** Names of props and properties whose value is visible or read aloud. */
const textProps =
  /^(?:alt|aria-(?:label|description|roledescription|valuetext)|children|description|heading|hint|label|message|note|placeholder|text|title|\w+(?:Label|Message|Text|Title|Note|Description|Name))$/;

/** Props that match the pattern above but contain no text. */
const nonTextProps = new Set(['className', 'displayName', 'rangeName', 'sizeName']);

const hasWords = (text: string) => /\p{L}{2}/u.test(text);

/** Returns the strings that an expression can evaluate to, without function arguments such as `t('auth.email')`. */
function stringsOf(node: ts.Node): string[] {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text];
  if (ts.isTemplateExpression(node)) {
    return [
      node.head.text,
      ...node.templateSpans.flatMap(({ literal, expression }) => [literal.text, ...stringsOf(expression)]),
    ];
  }
  if (ts.isConditionalExpression(node)) return [...stringsOf(node.whenTrue), ...stringsOf(node.whenFalse)];
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    const isChoice =
      kind === ts.SyntaxKind.BarBarToken ||
      kind === ts.SyntaxKind.QuestionQuestionToken ||
      kind === ts.SyntaxKind.PlusToken;
    if (isChoice) return [...stringsOf(node.left), ...stringsOf(node.right)];
    return kind === ts.SyntaxKind.AmpersandAmpersandToken ? stringsOf(node.right) : [];
  }
  if (ts.isParenthesizedExpression(node) || ts.isJsxExpression(node)) {
    return node.expression ? stringsOf(node.expression) : [];
  }
  return [];
}

/**
 * Finds visible text that a source file contains instead of a message key. `isKey` reports whether a string is a message
 * key.
 */
export function visibleText(path: string, source: string, isKey: (text: string) => boolean): string[] {
  const visibleTexts: string[] = [];
  const add = (node: ts.Node, texts: readonly string[]) => {
    for (const text of texts.filter((candidate) => hasWords(candidate) && !isKey(candidate))) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      visibleTexts.push(`${path}:${line + 1}: ${text.trim()}`);
    }
  };
  const named = (name: ts.Node) => {
    const text = name.getText(file).replace(/^['"]|['"]$/g, '');
    return textProps.test(text) && !nonTextProps.has(text);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) add(node, [node.text]);
    else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) add(node, stringsOf(node));
    else if (ts.isJsxAttribute(node) && node.initializer && named(node.name))
      add(node, stringsOf(node.initializer));
    else if (ts.isPropertyAssignment(node) && named(node.name)) add(node, stringsOf(node.initializer));
    ts.forEachChild(node, visit);
  };
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  visit(file);
  return visibleTexts;
}
