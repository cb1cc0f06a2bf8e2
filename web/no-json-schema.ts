import type { Plugin } from 'vite';

const schemas = /node_modules\/zod\/v4\/classic\/schemas\.js$/;

/** What binds every schema to the code that writes it as JSON Schema: the import, two methods, and a line in each kind of schema. */
const bonds = [
  /^import \{ createStandardJSONSchemaMethod.*\n/gm,
  /^ *jsonSchema: \{\n(?: .*createStandardJSONSchemaMethod.*\n)+ *\},\n/gm,
  /^ *toJSONSchema\(params\) \{\n.*\n *\},\n/gm,
  /^ *inst\._zod\.processJSONSchema = .*;\n/gm,
];

/** Leaves JSON Schema out of the console: only the server's description of its endpoints is written in it, and no bundler can tell. */
export const noJsonSchema = (): Plugin => ({
  name: 'no-json-schema',
  apply: 'build',
  transform: {
    filter: { id: schemas },
    handler(code) {
      const kept = bonds.reduce((rest, bond) => rest.replace(bond, ''), code);
      if (/JSONSchema/.test(kept.replaceAll(/\/\/.*|\/\*\*.*?\*\//g, ''))) this.error('zod is bound to JSON Schema in some other way now');
      return { code: kept, map: null };
    },
  },
});
