export const outboundTasks = { outboundTasks: 'Outbound tasks' };

export default { outboundTasks: { pages: outboundTasks } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    outboundTasks: typeof outboundTasks;
  }
}
