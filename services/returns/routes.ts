import type { CommandRoute } from '#kernel/commands/command-route.ts';
import { receiveReturnRoute } from './receive-return.ts';

export const returnsRoutes: CommandRoute[] = [receiveReturnRoute];
