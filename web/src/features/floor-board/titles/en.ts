export const floorBoard = { supervision: 'Supervision', floor: 'Floor board', report: 'Shift report' };

export default { floorBoard: { pages: floorBoard } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    floorBoard: typeof floorBoard;
  }
}
