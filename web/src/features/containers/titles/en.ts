export const containers = { containers: 'Totes and boxes', detail: 'Container', move: 'Move goods' };

export default { containers: { pages: containers } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    containers: typeof containers;
  }
}
