export const labels = { labels: 'Label centre' };

export default { labels: { pages: labels } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    labels: typeof labels;
  }
}
