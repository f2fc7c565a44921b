export { default } from '@/app/developers/(guide)/not-found';
