export const switchUser = { transfers: 'Switch user', transfer: 'Switch user detail' };

export default { switchUser: { pages: switchUser } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    switchUser: typeof switchUser;
  }
}
