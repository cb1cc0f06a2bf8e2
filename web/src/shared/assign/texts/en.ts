export const assign = {
  title: 'Assign {{number}}',
  to: 'Assign {{number}} to',
  people: 'People',
  zone: 'Zone {{zone}}',
  tasks_one: '{{count}} task',
  tasks_other: '{{count}} tasks',
  itemsLeft_one: '{{count}} item left',
  itemsLeft_other: '{{count}} items left',
  sortedBy: 'By distance from {{shelf}}',
  loadingPeople: 'Loading people',
  noPeople: 'No one with that name works here.',
  give: 'assign',
};

export default { assign };

declare module '#web/i18n/texts.ts' {
  interface Texts {
    assign: typeof assign;
  }
}
