import { posix } from 'node:path';
import { parseAst } from 'vitest/node';
import type { SourceFile } from './repository.ts';

export interface Import {
  /** As written: `../kit/index.ts`, `zod`. */
  source: string;
  /** Leaves nothing behind at run time. */
  typeOnly: boolean;
  /** `import()`: loaded when it is needed. */
  onDemand?: true;
  line: number;
}

/** A node of the syntax tree, as far as rules look at it. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

export interface Code {
  imports: Import[];
  /** Texts in quotes and the fixed parts of template texts. */
  strings: { value: string; line: number }[];
  nodes: { node: Node; ancestors: Node[]; line: number }[];
}

const read = new Map<string, { text: string; code: Code }>();

/** What a file says, by its syntax tree: comments and look-alikes in texts do not count. */
export function readCode(file: SourceFile): Code {
  const known = read.get(file.path);
  if (known?.text === file.text) return known.code;
  const code = parse(file);
  read.set(file.path, { text: file.text, code });
  return code;
}

function parse({ path, text }: SourceFile): Code {
  const program = parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node;
  const lineOf = lineFinder(text);
  const code: Code = { imports: [], strings: [], nodes: [] };
  const visit = (node: Node, ancestors: Node[]) => {
    const line = lineOf(node.start);
    code.nodes.push({ node, ancestors, line });
    const imported = importOf(node);
    if (imported) code.imports.push({ ...imported, line });
    const string = stringOf(node);
    if (string !== undefined) code.strings.push({ value: string, line });
    const children = childrenOf(node);
    const below = children.length > 0 ? [...ancestors, node] : ancestors;
    for (const child of children) visit(child, below);
  };
  visit(program, []);
  return code;
}

function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  for (const field in node) {
    const value = node[field];
    if (typeof value !== 'object' || value === null) continue;
    for (const each of Array.isArray(value) ? value : [value]) {
      if (typeof (each as Node | null)?.type === 'string') children.push(each as Node);
    }
  }
  return children;
}

function importOf(node: Node): Omit<Import, 'line'> | undefined {
  const source = (node.source as { value?: unknown } | null | undefined)?.value;
  if (typeof source !== 'string') return undefined;
  if (node.type === 'ImportExpression') return { source, typeOnly: false, onDemand: true };
  if (node.type === 'TSImportType') return { source, typeOnly: true };
  if (!/^(Import|ExportNamed|ExportAll)Declaration$/.test(node.type)) return undefined;
  const specifiers = (node.specifiers ?? []) as Node[];
  const kinds = specifiers.map((specifier) => specifier.importKind ?? specifier.exportKind);
  const typeOnly =
    node.importKind === 'type' ||
    node.exportKind === 'type' ||
    (kinds.length > 0 && kinds.every((kind) => kind === 'type'));
  return { source, typeOnly };
}

function stringOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateElement') return (node.value as { cooked?: string }).cooked ?? '';
  return undefined;
}

function lineFinder(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let [line, after] = [0, starts.length];
    while (after - line > 1) {
      const middle = (line + after) >> 1;
      if ((starts[middle] as number) <= offset) line = middle;
      else after = middle;
    }
    return line + 1;
  };
}

/** The file a relative import means, from the root; undefined for packages. */
export function targetOf(path: string, source: string): string | undefined {
  if (!source.startsWith('.')) return undefined;
  return posix.normalize(posix.join(posix.dirname(path), source.replace(/\?.*$/, '')));
}

/** `console.log` of a member expression, also when written `console['log']`. */
export function memberName(node: Node): string | undefined {
  if (node.type !== 'MemberExpression') return undefined;
  const object = node.object as Node;
  const property = node.property as Node;
  const name = node.computed ? property.value : property.name;
  return object.type === 'Identifier' && typeof name === 'string' ? `${object.name}.${name}` : undefined;
}
