import { changeParts } from '@/components/form-view/change/parts';
import { startForm } from '@/components/form-view/live/start';

startForm(changeParts);
