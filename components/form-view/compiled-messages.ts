import { compileMessages } from '@/components/form-view/compile-messages';

/** Computed here in tests and in the office; the build of the public pages puts the finished texts in its place. */
export const compiledMessages = compileMessages();
