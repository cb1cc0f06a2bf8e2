import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const switchUser: Translated<typeof en.switchUser> = { transfers: '过户管理', transfer: '过户详情' };

export default { switchUser: { pages: switchUser } };
