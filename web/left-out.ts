import type { Plugin } from 'vite';

interface LeftOut {
  of: RegExp;
  parts: readonly RegExp[];
  /** What must be gone with them: another version of the package may be bound to it in another way. */
  gone: RegExp;
}

/** What packages bind to the parts of them that the console uses, so that no bundler can tell that nothing needs it. */
const leftOut: readonly LeftOut[] = [
  {
    // Every kind of schema to what writes it as JSON Schema, which only the server's description of its endpoints is written in.
    of: /node_modules\/zod\/v4\/classic\/schemas\.js$/,
    parts: [
      /^import \{ createStandardJSONSchemaMethod.*\n/gm,
      /^ *jsonSchema: \{\n(?: .*createStandardJSONSchemaMethod.*\n)+ *\},\n/gm,
      /^ *toJSONSchema\(params\) \{\n.*\n *\},\n/gm,
      /^ *inst\._zod\.processJSONSchema = .*;\n/gm,
    ],
    gone: /JSONSchema(?!`)/,
  },
  {
    // The field of text to fields of one-time codes and to groups of fields.
    of: /node_modules\/antd\/es\/input\/index\.js$/,
    parts: [/^import (Group|OTP) .*\n/gm, /^Input\.(Group|OTP) = .*\n/gm],
    gone: /Group|OTP/,
  },
];

export const withoutLeftOut = (): Plugin => ({
  name: 'left-out',
  apply: 'build',
  transform: {
    filter: { id: leftOut.map(({ of }) => of) },
    handler(code, id) {
      const { parts, gone } = leftOut.find(({ of }) => of.test(id))!;
      const kept = parts.reduce((rest, part) => rest.replace(part, ''), code);
      if (kept.split('\n').some((line) => gone.test(line.replace(/\/[/*].*/, ''))))
        this.error(`${id} is bound to ${gone.source} in some other way now`);
      return { code: kept, map: null };
    },
  },
});
