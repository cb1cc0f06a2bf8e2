export const orderWork = {
  alsoHere: 'On this order now: {{names}}',
};

export default { orderWork };

declare module '#web/i18n/texts.ts' {
  interface Texts {
    orderWork: typeof orderWork;
  }
}
