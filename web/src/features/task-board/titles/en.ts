export const taskBoard = { taskBoard: 'Task board' };

export default { taskBoard: { pages: taskBoard } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    taskBoard: typeof taskBoard;
  }
}
