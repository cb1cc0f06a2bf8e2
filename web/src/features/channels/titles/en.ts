export const channels = { channels: 'Platform accounts', services: 'Platform services' };

export default { channels: { pages: channels } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    channels: typeof channels;
  }
}
