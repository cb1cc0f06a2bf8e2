import { strToU8, zipSync } from 'fflate';
import { deflateRawSync } from 'node:zlib';

interface CraftedEntry {
  name: string;
  packed: Uint8Array;
  /** What the archive claims. */
  unpackedBytes: number;
  encrypted?: boolean;
}

/** A ZIP with headers of the test's choosing. `shared` lets every entry point at the first one's bytes. */
export const craftZip = (entries: readonly CraftedEntry[], { shared = false } = {}): Uint8Array => {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [at, entry] of entries.entries()) {
    const name = Buffer.from(entry.name);
    const sizes = Buffer.alloc(8);
    sizes.writeUInt32LE(entry.packed.length, 0);
    sizes.writeUInt32LE(entry.unpackedBytes, 4);
    const flags = entry.encrypted ? 1 : 0;
    const fields = Buffer.concat([Buffer.from([20, 0, flags, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0]), sizes, Buffer.from([name.length, 0, 0, 0])]);
    const at0 = shared && at > 0 ? 0 : offset;
    const where = Buffer.alloc(14);
    where.writeUInt32LE(at0, 10);
    central.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), fields, where, name]));
    if (shared && at > 0) continue;
    const record = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), fields, name, entry.packed]);
    local.push(record);
    offset += record.length;
  }
  const table = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(table.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, table, end]);
};

const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024);

/** About 40 kB that unpack to 5.5 GB: 260 entries share the bytes of one. */
export const overlappingBomb = (name = (at: number) => `${at}.bin`): Uint8Array => {
  const packed = deflateRawSync(zeros(21), { level: 9 });
  return craftZip(
    Array.from({ length: 260 }, (_, index) => ({ name: name(index), packed, unpackedBytes: zeros(21).length })),
    { shared: true },
  );
};

/** 40 kB that honestly say they unpack to 40 MB of nothing. */
export const plainBomb = (): Uint8Array =>
  craftZip([{ name: 'nothing.bin', packed: deflateRawSync(zeros(40), { level: 9 }), unpackedBytes: zeros(40).length }]);

/** Claims 1,000 bytes an entry and holds 200 MB. */
export const understatedBomb = (...names: string[]): Uint8Array => {
  const packed = deflateRawSync(zeros(200), { level: 1 });
  return craftZip(names.map((name) => ({ name, packed, unpackedBytes: 1_000 })));
};

export const nestedZip = (): Uint8Array => zipSync({ 'outer/inner.zip': zipSync({ 'a.txt': strToU8('a') }) });

export const smallZip = (): Uint8Array => zipSync({ 'pictures/a.txt': strToU8('one'), 'b.txt': strToU8('two') });
