export const switchUser = {
  from: 'From user',
  to: 'To user',
  items: 'Items',
  count_one: '{{count, number}} transfer',
  count_other: '{{count, number}} transfers',
  emptyTitle: 'No transfers yet',
  emptyText: 'When a seller hands items over to another, the transfer shows here.',
};

export default { switchUser };

declare module '#web/i18n/texts.ts' {
  interface Texts {
    switchUser: typeof switchUser;
  }
}
