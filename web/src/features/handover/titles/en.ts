export const handover = { handover: 'Hand over' };

export default { handover: { pages: handover } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    handover: typeof handover;
  }
}
