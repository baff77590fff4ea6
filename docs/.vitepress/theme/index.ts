// Without the theme's own font: the reader's system has one already, and nothing moves when it arrives.
import DefaultTheme from 'vitepress/theme-without-fonts';
import './style.css';

export default DefaultTheme;
