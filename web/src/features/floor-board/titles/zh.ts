import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const floorBoard: Translated<typeof en.floorBoard> = { supervision: '现场管理', floor: '现场看板', report: '班次报表' };

export default { floorBoard: { pages: floorBoard } };
