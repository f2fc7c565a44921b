export { onRouterTransitionStart } from '@/components/office/shell/navigation-start';
