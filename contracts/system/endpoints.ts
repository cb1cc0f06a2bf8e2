import { getSystem } from './get-system.ts';

export const systemEndpoints = [getSystem];
