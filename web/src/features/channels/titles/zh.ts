import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const channels: Translated<typeof en.channels> = { channels: '平台账号', services: '平台服务' };

export default { channels: { pages: channels } };
