import type { CommandRoute } from '#kernel/commands/command-route.ts';
import { saveItemRoute } from './save-item.ts';
import { setAvailableRoute } from './set-available.ts';

export const itemRoutes: CommandRoute[] = [saveItemRoute, setAvailableRoute];
