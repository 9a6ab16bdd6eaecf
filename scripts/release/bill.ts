import { createHash } from 'node:crypto';

interface Component {
  'bom-ref': string;
  [field: string]: unknown;
}

interface Bill {
  serialNumber: string;
  metadata: { timestamp: string; component: { name: string } & Component; [field: string]: unknown };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
  [field: string]: unknown;
}

interface Facts {
  version: string;
  commit: string;
  committedAt: string;
  node: string;
}

/**
 * npm's bill of materials, the same for the same commit: npm writes the hour, a random number and the name of the folder
 * into it. Node itself is a part like any other.
 */
export function settleBill(written: string, { version, commit, committedAt, node }: Facts): string {
  const bill = JSON.parse(written) as Bill;
  const root = `halley@${version}`;
  const byRef = (one: Component, other: Component) => (one['bom-ref'] < other['bom-ref'] ? -1 : 1);
  const runtime = {
    'bom-ref': `node@${node}`,
    type: 'application',
    name: 'node',
    version: node,
    scope: 'required',
    purl: `pkg:generic/node@${node}`,
    licenses: [{ license: { id: 'MIT' } }],
  };
  const settled: Bill = {
    ...bill,
    serialNumber: `urn:uuid:${uuidOf(`halley ${version} ${commit}`)}`,
    metadata: {
      ...bill.metadata,
      timestamp: committedAt,
      component: { ...bill.metadata.component, type: 'application', name: 'halley' },
    },
    components: [...bill.components, runtime].sort(byRef),
    dependencies: bill.dependencies
      .map(({ ref, dependsOn }) => ({
        ref,
        dependsOn: (ref === root ? [...dependsOn, runtime['bom-ref']] : dependsOn).toSorted(),
      }))
      .sort((one, other) => (one.ref < other.ref ? -1 : 1)),
  };
  return `${JSON.stringify(settled, undefined, 2)}\n`;
}

/** A UUID made from a name (version 8 of RFC 9562: what it is made of is ours to say). */
function uuidOf(name: string): string {
  const bytes = createHash('sha256').update(name).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
