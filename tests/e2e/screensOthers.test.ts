import { guest, moderator, publisher, walkScreens } from "./screens/walk";

walkScreens(guest);
walkScreens(publisher);
walkScreens(moderator);
