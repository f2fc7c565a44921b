import { compileMessages } from '@/components/form-view/compile-messages';

/**
 * Computed here in tests and in the office; the build of the public pages replaces it by the
 * finished texts.
 */
export const compiledMessages = compileMessages();
