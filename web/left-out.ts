import type { Plugin } from 'vite';

interface LeftOut {
  of: RegExp;
  parts: readonly RegExp[];
  /** How a source would ask for them: it would find nothing in what is built. */
  asked?: RegExp;
  /** What must be gone with them: another version of the package may be bound to it in another way. */
  gone: RegExp;
}

/** What packages bind to the parts of them that the console uses, so that no bundler can tell that nothing needs it. */
export const leftOut: readonly LeftOut[] = [
  {
    // Every kind of schema to what writes it as JSON Schema, which only the server's description of its endpoints is written in.
    of: /node_modules\/zod\/v4\/classic\/schemas\.js$/,
    parts: [
      /^import \{ createStandardJSONSchemaMethod.*\n/gm,
      /^ *jsonSchema: \{\n(?: .*createStandardJSONSchemaMethod.*\n)+ *\},\n/gm,
      /^ *toJSONSchema\(params\) \{\n.*\n *\},\n/gm,
      /^ *inst\._zod\.processJSONSchema = .*;\n/gm,
      // Nor its words for what is wrong, since the catalogue has its own, nor what parses values that hold themselves, as no answer can.
      /^import en from .*\n/gm,
      /^function _ensureDefault(Locale|Memoizer)\(\) \{\n(?: .*\n)+\}\n/gm,
      /^ *_ensureDefault(Locale|Memoizer)\(\);\n/gm,
    ],
    gone: /JSONSchema(?!`)|_ensureDefault|\bmemoizer\b|\ben\(/,
  },
  {
    // The field of text to those of passwords and searches, which are asked for by themselves, of one-time codes and to groups of fields.
    of: /node_modules\/antd\/es\/input\/index\.js$/,
    parts: [/^import (Group|OTP|Password|Search) .*\n/gm, /^Input\.(Group|OTP|Password|Search) = .*\n/gm],
    asked: /\bInput\.(Group|OTP|Password|Search)\b/,
    gone: /Group|OTP|Password|Search/,
  },
  {
    // The menu of a button to a button with a menu.
    of: /node_modules\/antd\/es\/dropdown\/index\.js$/,
    parts: [/^import DropdownButton .*\n/gm, /^Dropdown\.Button = .*\n/gm],
    asked: /\bDropdown\.Button\b/,
    gone: /Button(?!`)/,
  },
  {
    // Drawer and dialog to what they show while they are said to be loading.
    of: /node_modules\/antd\/es\/(drawer\/DrawerPanel|modal\/Modal)\.js$/,
    parts: [
      /^import Skeleton .*\n/gm,
      /loading \? \(\/\*#__PURE__\*\/React\.createElement\(Skeleton, \{\n(?:.*\n)+? *\}\)\) : (?=children|semanticContent)/g,
    ],
    asked: /<(Drawer|Modal)\b[^>]*\bloading\b/,
    gone: /Skeleton/,
  },
  {
    // Everything to one tooltip that slides from each to the next.
    of: /node_modules\/antd\/es\/(tooltip\/index|config-provider\/index)\.js$/,
    parts: [/^import UniqueProvider .*\n/gm, /^Tooltip\.UniqueProvider = .*\n/gm, /^ *if \(tooltip\?\.unique\) \{\n.*UniqueProvider.*\n *\}\n/gm],
    asked: /\bTooltip\.UniqueProvider\b|\btooltip=\{\{[^}]*unique/,
    gone: /UniqueProvider/,
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
