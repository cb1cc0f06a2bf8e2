export const biTopic = 'bi';
