import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const taskBoard: Translated<typeof en.taskBoard> = { taskBoard: '任务看板' };

export default { taskBoard: { pages: taskBoard } };
